import { Refusal, toldWhy } from "$lib/api";

/** What the server does not allow is told on the page; a person who breaks off has not failed. */
export class Trying {
  busy = $state(false);
  problem = $state("");

  run = async (act: () => Promise<void>): Promise<void> => {
    [this.busy, this.problem] = [true, ""];
    try {
      await act();
    } catch (error) {
      if (error instanceof Refusal) this.problem = toldWhy(error.problem);
      else if (!(error instanceof DOMException)) throw error;
    }
    this.busy = false;
  };
}
