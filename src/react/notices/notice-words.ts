import { useEffect, useState } from 'react';
import type { noticeMessage } from '../../messages/notice-message.ts';
import { loadChunk } from '../../store/load-chunk.ts';

type NoticeWords = typeof noticeMessage;

let words: NoticeWords | null = null;

/**
 * The catalogue of sentences comes only once there is something to tell. The server hands it in before it renders,
 * and the browser loads it before it takes over a page that begins with a notice, so that both render the same.
 */
export function provideNoticeWords(loaded: NoticeWords): void {
  words = loaded;
}

/** Rejects when the chunk cannot be had. */
export async function loadNoticeWords(): Promise<void> {
  words ??= (await loadChunk(() => import('../../messages/notice-message.ts'))).noticeMessage;
}

/** The catalogue, null while it is on its way, or `missing` when it cannot be had. */
export function useNoticeWords(): NoticeWords | 'missing' | null {
  const [known, setKnown] = useState<NoticeWords | 'missing' | null>(() => words);
  useEffect(() => {
    if (known !== null) return;
    loadNoticeWords().then(
      () => setKnown(() => words),
      () => setKnown('missing'),
    );
  }, [known]);
  return known;
}
