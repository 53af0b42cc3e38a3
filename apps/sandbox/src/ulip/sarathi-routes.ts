import { privateLicenceUpto } from '@pahiya/domain/garage/driving-licence';
import { addDays, addYears, type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import { refused, sourceDown, success } from './envelope.ts';
import { refuseCaller, ULIP_BASE, type UlipService } from './routes.ts';

const licenceNumber = /^(([A-Z]{2}-[0-9]{2})|([A-Z]{2}[0-9]{2}))((19|20)[0-9]{2})[0-9]{7}$/;
const body = z.object({ dlnumber: z.string(), dob: z.string() });

/** `SARATHI/01`: a driving licence by number and date of birth. Licences of invented people follow from the number:
 * `…0404` is unknown, `…0001` expired 40 days ago, `…0002` two years ago, `…0003` also covers transport vehicles,
 * `…0009` is without dates. A date of birth under 18 on the day of issue finds nothing. */
export function addSarathiRoutes(app: FastifyInstance, service: UlipService): void {
  app.post(`${ULIP_BASE}/SARATHI/01`, async (request, reply) => {
    service.calls.count('sarathi');
    const mode = await applyFault(service.faults.take('sarathi'), request, reply);
    if (mode === 'answered') return reply;
    if (mode === 'token-expired') service.sessions.forgetAll();
    if (refuseCaller(service, 'SARATHI/01', request, reply)) return reply;
    if (mode === 'down') return sourceDown('SARATHI_01');
    const asked = body.safeParse(request.body);
    const bornOn = asked.success ? parseIstDate(asked.data.dob) : null;
    if (!asked.success || bornOn === null || !licenceNumber.test(asked.data.dlnumber)) {
      return refused('400', 'dlnumber and dob are required');
    }
    const number = asked.data.dlnumber.replace('-', '');
    const licence = licenceOf(number, bornOn, service.today());
    if (licence === null) return noDetails();
    return success(
      mode === 'other-record'
        ? {
            ...licence,
            dldetobj: [{ ...licence.dldetobj[0], dlobj: { dlLicno: 'DL0120100000777' } }],
          }
        : licence,
    );
  });
}

function licenceOf(number: string, bornOn: IstDate, today: IstDate) {
  const issuedOn = parseIstDate(`${number.slice(4, 8)}-06-15`);
  const ending = number.slice(-4);
  if (issuedOn === null || issuedOn > today || ending === '0404') return null;
  if (addYears(bornOn, 18) > issuedOn) return null;
  const isTransport = ending === '0003';
  const usual = privateLicenceUpto(bornOn, issuedOn);
  const upto =
    ending === '0001'
      ? addDays(today, -40)
      : ending === '0002'
        ? addYears(today, -2)
        : ending === '0009'
          ? null
          : usual;
  return {
    dldetobj: [
      {
        dlobj: {
          dlLicno: `${number.slice(0, 4)} ${number.slice(4)}`,
          dlStatus: 'Active',
          dlIssuedt: written(issuedOn),
          dlNtValdtoDt: upto === null ? 'NA' : written(upto),
          dlTrValdtoDt: isTransport ? written(addDays(addYears(today, 2), -1)) : 'NA',
        },
        bioObj: { bioFullName: 'S*N*B*X P*R*O*' },
        dlcovs: [
          { covabbrv: 'MCWG', vecatg: 'NT' },
          { covabbrv: 'LMV', vecatg: 'NT' },
          ...(isTransport ? [{ covabbrv: 'TRANS', vecatg: 'TR' }] : []),
        ],
      },
    ],
  };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `15-Jun-2011`. */
function written(day: IstDate): string {
  return `${day.slice(8)}-${months[Number(day.slice(5, 7)) - 1]}-${day.slice(0, 4)}`;
}

function noDetails() {
  return {
    response: [{ response: 'No Details are available', responseStatus: 'ERROR' }],
    error: 'false',
    code: '200',
    message: 'Success',
  };
}
