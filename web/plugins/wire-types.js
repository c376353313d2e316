// Reads the JSON Schema of the wire from standard input and prints TypeScript.
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

/** A field with a default is always sent by the server, and may be left out by the browser. */
function requireServerFields(schema) {
  const browser = new Set(refs(schema.properties.from_browser));
  browser.add("Thing");
  for (const [name, type] of Object.entries(schema.definitions)) if (type.additionalProperties === false) browser.add(name);
  for (const [name, type] of Object.entries(schema.definitions)) {
    if (!browser.has(name) && type.properties) type.required = Object.keys(type.properties);
    if (type.properties?.type && !type.required?.includes("type")) type.required = [...(type.required ?? []), "type"];
    type.additionalProperties = false;
  }
}

function refs(value) {
  return JSON.stringify(value).match(/#\/definitions\/\w+/g)?.map((ref) => ref.split("/").pop()) ?? [];
}

const schema = JSON.parse(await text(process.stdin));
requireServerFields(schema);
const banner = "/* Made by `npm run types` from src/speeltafel/server/wire: do not edit. */";
const types = await compile(schema, "Wire", {
  bannerComment: banner,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
});
process.stdout.write(types.replaceAll(/ \*\n \* This interface was referenced by[^\n]*\n \* via[^\n]*\n/g, "").replaceAll(/\/\*\*\n \* This interface was referenced by[^\n]*\n \* via[^\n]*\n \*\/\n/g, ""));
