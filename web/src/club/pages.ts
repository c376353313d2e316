import type { Component } from "svelte";

export type ClubPage = Component<{ pieces: readonly string[] }>;

/** The pages of the club by the first piece of their address after `/club/`; each gets the pieces after that. */
export const pages: Record<string, () => Promise<{ default: ClubPage }>> = {
  host: () => import("./host/HostPage.svelte"),
  me: () => import("./card/CardPage.svelte"),
  contests: () => import("./contests/ContestsPage.svelte"),
  notices: () => import("./notices/NoticesPage.svelte"),
  people: () => import("./people/PeoplePage.svelte"),
  members: () => import("./history/MemberPage.svelte"),
  games: () => import("./history/GamesPage.svelte"),
  ladders: () => import("./ladders/LadderPage.svelte"),
};
