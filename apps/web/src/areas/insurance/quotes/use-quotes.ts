import { readQuotes } from '@pahiya/contracts/insurance/insurance-calls';
import { use, useEffect, useState } from 'react';
import { ApiContext } from '../../../frame/page/api-provider.tsx';
import { type Board, brief, waitingOf } from './ask-quotes.ts';

/** A request as its insurers answer, each when it does. Until the last one has, rows keep their places. */
export function useQuotes(loaded: Board): Board {
  const api = use(ApiContext);
  const [live, setLive] = useState(loaded);
  useEffect(() => {
    setLive(loaded);
    const waiting = waitingOf(loaded);
    if (api === null || waiting.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    for (const insurer of waiting) {
      const { requestId } = loaded;
      void api
        .call(readQuotes, { params: { requestId }, query: { insurer, ...brief } }, { signal })
        .then((answer) => {
          if (!signal.aborted && answer.ok) setLive((before) => withAnswer(before, answer.value));
        });
    }
    return () => controller.abort();
  }, [api, loaded]);
  return live.requestId === loaded.requestId ? live : loaded;
}

/** Answers may overtake each other: one that came already stays. */
function withAnswer(before: Board, next: Board): Board {
  const known = new Map(before.insurers.map((row) => [row.insurerId, row]));
  const rows = next.insurers.map((row) =>
    row.state === 'waiting' ? (known.get(row.insurerId) ?? row) : row,
  );
  const merged = { ...next, insurers: rows };
  if (waitingOf(merged).length === 0) return merged;
  const places = new Map(before.insurers.map((row, place) => [row.insurerId, place]));
  const placeOf = (insurerId: string) => places.get(insurerId) ?? places.size;
  const kept = rows.toSorted((a, b) => placeOf(a.insurerId) - placeOf(b.insurerId));
  return { ...merged, insurers: kept };
}
