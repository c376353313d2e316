/** Whether a key goes to a field in which somebody writes or chooses. */
export function isWriting(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.matches("input, textarea, select");
}
