/** A responsive picture. URLs are unchecked; see `urls.ts`. */
export interface Picture {
  readonly alt: string;
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly width: number | null;
  readonly height: number | null;
}
