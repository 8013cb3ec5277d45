import { connect, type Socket } from "node:net";

// A process of its own that is a nuisance to the shop for so many seconds, then says how its connections ended: names and counts as JSON.
const [port, seconds] = process.argv.slice(2).map(Number) as [number, number];

const IDLE = 2_000;
const DRIPPING = 300;
const READING_SLOWLY = 200;
const HUGE = 20;
const FLOODING = 20;

const ended: Record<string, number> = {};
const until = performance.now() + seconds * 1000;
const open = new Set<Socket>();

keep(IDLE, "idle", () => undefined);
keep(DRIPPING, "headers drip", (socket) => {
  socket.write("GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ");
  return setInterval(() => socket.writable && socket.write("a"), 1_000);
});
keep(DRIPPING, "form drips", (socket) => {
  socket.write(`${head("POST", "/track-order")}content-length: 90000\r\n\r\n`);
  return setInterval(() => socket.writable && socket.write("a"), 1_000);
});
keep(READING_SLOWLY, "reads slowly", (socket) => {
  socket.write(`${head("GET", "/shop?view=all")}\r\n`.repeat(50));
  socket.pause();
  return setInterval(() => socket.read(64), 1_000);
});
keep(HUGE, "huge body", (socket) => {
  socket.write(`${head("POST", "/checkout")}content-length: 2000000000\r\n\r\n`);
  const part = Buffer.alloc(64 * 1024, "a");
  return setInterval(() => socket.writable && socket.writableLength < 1_000_000 && socket.write(part), 50);
});
keep(FLOODING, "flood of headers", (socket) => {
  const line = `x-flood: ${"a".repeat(1_000)}\r\n`;
  return setInterval(() => socket.writable && socket.write(head("GET", "/") + line.repeat(64)), 500);
});

setTimeout(() => {
  for (const socket of open) socket.destroy();
  process.stdout.write(`${JSON.stringify(ended)}\n`);
  process.exit(0);
}, seconds * 1000);

/** So many connections of a kind, each opened anew a second after it has ended. */
function keep(count: number, kind: string, begin: (socket: Socket) => NodeJS.Timeout | undefined): void {
  for (let n = 0; n < count; n++) setTimeout(() => start(kind, begin), (1_000 * n) / count);
}

function start(kind: string, begin: (socket: Socket) => NodeJS.Timeout | undefined): void {
  let timer: NodeJS.Timeout | undefined;
  const socket = connect(port, "127.0.0.1", () => {
    timer = begin(socket);
  });
  open.add(socket);
  // Whatever is answered is thrown away.
  if (kind !== "reads slowly") socket.resume();
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearInterval(timer);
    open.delete(socket);
    ended[kind] = (ended[kind] ?? 0) + 1;
    if (performance.now() < until - 1_000) setTimeout(() => start(kind, begin), 1_000);
  });
}

function head(method: string, path: string): string {
  const network = `49.64.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  return `${method} ${path} HTTP/1.1\r\nhost: shop\r\norigin: http://localhost:${port}\r\nx-forwarded-for: ${network}\r\n`;
}
