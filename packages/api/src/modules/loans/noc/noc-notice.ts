import type { NocNews } from '@pahiya/domain/loans/noc-notices';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { type NewNotice, vehicleJoinKey } from '../../notices/enqueue-notice.ts';
import type { NocRow } from './noc-repository.ts';

/** Name of alerts of closed loans among the notices; the subject is the clock's id. */
export const nocNoticeName = 'loan-noc';

/** The notice of a piece of news, on the channels that the person chose. */
export function nocNotice(
  {
    clockId,
    userId,
    vehicleNumber,
    channels,
  }: Pick<NocRow, 'clockId' | 'userId' | 'vehicleNumber' | 'channels'>,
  news: NocNews,
  on: IstDate,
): NewNotice {
  return {
    ...{ userId, channels, subjectKind: nocNoticeName, subjectId: clockId },
    dedupeKey: `${news} ${on}`,
    messageClass: 'service',
    joinKey: vehicleJoinKey(vehicleNumber),
    facts: { news, on },
  };
}
