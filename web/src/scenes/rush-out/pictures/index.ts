import { dragon } from "./dragon";
import { market } from "./market";
import { people } from "./people";
import { spells } from "./spells";
import { trials } from "./trials";

/** The inside of every picture, by the kind of card. */
export const pictures: Readonly<Record<string, string>> = { ...people, ...dragon, ...trials, ...spells, ...market };
