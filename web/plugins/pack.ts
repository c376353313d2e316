import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What gets smaller when it is packed; fonts and pictures are packed already. */
const TEXT = /\.(js|css|svg)$/;

/** Lays a packed copy beside every script and style: the server gives it to browsers that can read it. */
export function pack(): Plugin {
  let folder = "";
  return {
    name: "speeltafel-pack",
    apply: "build",
    configResolved: ({ build }) => void (folder = join(build.outDir, build.assetsDir)),
    closeBundle() {
      for (const name of readdirSync(folder).filter((one) => TEXT.test(one))) {
        const plain = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
      }
    },
  };
}
