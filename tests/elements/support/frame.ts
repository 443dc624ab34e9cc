import { afterTest } from './page.ts';

/** A page of its own in a frame, written as a server sends it. */
export function openFrame(html: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.srcdoc = html;
  return showFrame(frame);
}

/** An empty page whose markup is written bit by bit, as a slow server sends it. */
export function openSlowFrame(): { readonly frame: HTMLIFrameElement; readonly page: Document } {
  const frame = showFrame(document.createElement('iframe'));
  const page = frame.contentDocument!;
  page.open();
  return { frame, page };
}

function showFrame(frame: HTMLIFrameElement): HTMLIFrameElement {
  frame.width = '1000';
  frame.height = '800';
  document.body.append(frame);
  afterTest(() => frame.remove());
  return frame;
}
