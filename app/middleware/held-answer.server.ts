/**
 * An answer whose bytes are at hand. A plain Response hands them out through a stream of the web, in pieces and promises, again at
 * each step of a page that is made, marked and packed on its way out.
 */
class HeldAnswer extends Response {
  readonly held: Uint8Array<ArrayBuffer>;

  constructor(held: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.held = held;
  }

  /** A new one at each call, begun when it is read: what is held can be read again. */
  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const { held } = this;
    return new ReadableStream(
      {
        pull(reader) {
          reader.enqueue(held);
          reader.close();
        },
      },
      { highWaterMark: 0 },
    );
  }
  override get bodyUsed(): boolean {
    return false;
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.bytes()).buffer;
  }
  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(this.held);
  }
  override async text(): Promise<string> {
    return new TextDecoder().decode(this.held);
  }
  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
  override async blob(): Promise<Blob> {
    return new Blob([this.held], { type: this.headers.get("content-type") ?? "" });
  }
  override clone(): HeldAnswer {
    return new HeldAnswer(this.held, this);
  }
}

/** An answer of these bytes, to be read as often as one likes; no content type is guessed. */
export function holdAnswer(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  return new HeldAnswer(bytes, init);
}

/** The bytes of an answer: shared where they are held, so only for reading. */
export async function bytesOf(answer: Response): Promise<Buffer<ArrayBuffer>> {
  // The shop and its server each have their own copy of this file.
  const held = "held" in answer ? (answer as HeldAnswer).held : new Uint8Array(await answer.arrayBuffer());
  return Buffer.from(held.buffer, held.byteOffset, held.byteLength);
}
