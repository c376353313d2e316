// A WebSocket with next to no cost of its own: texts in ASCII, no fragments, no extensions. The generator shares the
// machine with the server that is measured.
import { connect } from "node:net";

const END_OF_HEADERS = "\r\n\r\n";
const NO_MASK = "\0\0\0\0";

export class Line {
  constructor(address, { open, hear, fail }) {
    const { hostname, port, pathname } = new URL(address);
    this.unread = Buffer.alloc(0);
    this.opened = () => open();
    this.hear = hear;
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.socket.on("error", fail);
    this.socket.on("data", (data) => this.read(data));
    this.socket.write(
      `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: http://${hostname}:${port}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${btoa("sixteen bytes!!!")}${END_OF_HEADERS}`,
    );
  }

  read(data) {
    if (this.unread.length > 0) data = Buffer.concat([this.unread, data]);
    let at = this.opened ? this.greet(data) : 0;
    while (at + 4 <= data.length) {
      const short = data[at + 1] & 0x7f;
      const from = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (from > data.length) break;
      const length = short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2));
      if (from + length > data.length) break;
      if ((data[at] & 0x0f) === 1) this.hear(data.latin1Slice(from, from + length));
      at = from + length;
    }
    this.unread = at < data.length ? data.subarray(at) : Buffer.alloc(0);
  }

  /** The server's consent; returns where the first frame begins. */
  greet(data) {
    const end = data.indexOf(END_OF_HEADERS);
    if (end < 0) return 0;
    const opened = this.opened;
    this.opened = undefined;
    opened();
    return end + END_OF_HEADERS.length;
  }

  /** A short text, masked with zeros. */
  say(text) {
    const length = text.length < 126 ? String.fromCharCode(0x80 | text.length) : String.fromCharCode(0xfe, text.length >> 8, text.length & 0xff);
    this.socket.write(`\x81${length}${NO_MASK}${text}`, "latin1");
  }
}
