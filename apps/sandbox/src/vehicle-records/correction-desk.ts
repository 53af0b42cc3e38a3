import type { RecordsSettings } from './settings.ts';

/** A correction as a client sent it. */
export type SentCorrection = {
  readonly clientRef: string;
  readonly reportRef: string;
  readonly lineId: string;
  readonly claim: 'NOT_THIS_VEHICLE' | 'WRONG_READING';
  readonly statedKm: number | null;
  readonly note: string;
};

/** The vendor's desk: receives corrections and answers each after a while. */
export function createCorrectionDesk() {
  const received = new Map<
    string,
    { readonly sent: SentCorrection; readonly answerAt: Date; readonly isAccepted: boolean | null }
  >();

  /** Status in the vendor's format; null: never received. */
  function read(clientRef: string, now: Date): object | null {
    const known = received.get(clientRef);
    if (known === undefined) return null;
    if (known.isAccepted === null || now < known.answerAt) return { clientRef, status: 'RECEIVED' };
    if (known.isAccepted) return { clientRef, status: 'ACCEPTED' };
    const reason = known.sent.claim === 'WRONG_READING' ? 'JOB_CARD_AGREES' : 'RIGHT_VEHICLE';
    return { clientRef, status: 'REFUSED', reason };
  }

  return {
    read,
    /** False for a known reference with another content. */
    receive: (sent: SentCorrection, settings: RecordsSettings, now: Date): boolean => {
      const known = received.get(sent.clientRef);
      if (known !== undefined) return JSON.stringify(known.sent) === JSON.stringify(sent);
      const answers = {
        'by-claim': sent.claim === 'WRONG_READING',
        accept: true,
        refuse: false,
        never: null,
      };
      received.set(sent.clientRef, {
        sent,
        answerAt: new Date(now.getTime() + settings.answerAfterMs),
        isAccepted: answers[settings.corrections],
      });
      return true;
    },
    list: () => [...received.values()].map(({ sent }) => sent),
    clear: () => received.clear(),
  };
}
