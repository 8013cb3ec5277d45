// Packages without types of their own: what scripts/packshot-letters.ts calls of them.

declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "truetype"; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}

declare module "pathkit-wasm" {
  type Path = { simplify(): boolean; toCmds(): [verb: number, ...at: number[]][]; delete(): void };
  export type PathKit = {
    FromSVGString(svg: string): Path;
    MOVE_VERB: number;
    LINE_VERB: number;
    QUAD_VERB: number;
    CLOSE_VERB: number;
  };
  export default function start(options: { wasmBinary: Buffer }): Promise<PathKit>;
}
