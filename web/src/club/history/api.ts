import { ask } from "$lib/api";
import type { GamesPage, LadderCard, Leaderboard, Profile } from "$lib/wire";

export const ownGames = (game: string, before: number) => ask<GamesPage>(`/club/games?game=${encodeURIComponent(game)}&before=${before}`);
export const profileOf = (name: string) => ask<Profile>(`/club/members/${encodeURIComponent(name)}`);
export const allLadders = () => ask<LadderCard[]>("/club/ladders");
export const leaderboardOf = (game: string, side: string, month: string) =>
  ask<Leaderboard>(`/club/ladders/${encodeURIComponent(game)}?side=${encodeURIComponent(side)}&month=${month}`);
