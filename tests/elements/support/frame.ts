import { afterTest } from './page.ts';

/** Opens a page in a frame, parsed like a server's response. */
export function openFrame(html: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.srcdoc = html;
  return showFrame(frame);
}

/** Opens an empty page whose markup is written in pieces, like a slow server's response. */
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
