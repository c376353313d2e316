import type { Scene } from "../contract";
import generic from "../generic";
import { backs, faces } from "./faces";
export default { ...generic, faces, backs } as Scene;
