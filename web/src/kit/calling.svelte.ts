/** What the person in front of the screen is asked, for everything that covers the table; empty when nothing is. */
export const calling = $state({ sentence: "" });
