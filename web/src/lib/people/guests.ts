import { t } from "../texts.svelte";

/** Who gave no name, in every language, with the number by which several are told apart. */
const GUEST = /^(?:Guest|Gast)(?= \d+$|$)/;
/** Who has deleted the card, as the server has it. */
const DELETED = "Deleted player";

export function isNameless(name: string): boolean {
  return GUEST.test(name);
}

/** A name in the language of who reads it. */
export function called(name: string): string {
  return name === DELETED ? t("deleted-name") : name.replace(GUEST, t("guest-name"));
}
