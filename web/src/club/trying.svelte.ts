import { Refusal } from "$lib/api";
import { common, t } from "$lib/texts.svelte";

/** What the server does not allow is told on the page; a person who breaks off has not failed. */
export class Trying {
  busy = $state(false);
  problem = $state("");

  run = async (act: () => Promise<void>): Promise<void> => {
    [this.busy, this.problem] = [true, ""];
    try {
      await act();
    } catch (error) {
      if (error instanceof Refusal) this.problem = told(error);
      else if (!(error instanceof DOMException)) throw error;
    }
    this.busy = false;
  };
}

function told({ problem }: Refusal): string {
  return common(`refused-${problem.kind}`) ?? (problem.text || t("problem-unreachable"));
}
