import { holdRoom } from '@pahiya/api/http/large-bodies';
import { type Refusal, RefusedRequest } from '@pahiya/api/http/refusal';
import type { Services } from '@pahiya/api/services';
import { listDevices } from '@pahiya/contracts/auth/device-calls';
import { operatorSession } from '@pahiya/contracts/operators/operators-calls';
import { partnerSession } from '@pahiya/contracts/partner-firms/partner-firm-calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type InProcessApi, makeInProcessTransport } from './in-process-transport.ts';
import { isFileForm } from './page-request.ts';

/** A form with one document of at most 8 MB and its few fields. */
export const fileFormLimit = 9 * 1024 * 1024;

/** Forms with multipart bodies, and the call that checks the sender's session: documents of an order; the
 * pictures for a tag's bank and for an insurer; photographs of a car for sale, a person's or a firm's; points
 * and photographs of an inspection; the log of a vehicle from another app, its lines
 * and their photos; the document wallet; what other apps share; texts of the community; images and long texts of the desk. Long texts would be three times as large in a URL-encoded Hindi form. */
const fileForms = [
  { path: /^(?:\/hi)?\/orders\/[^/]+$/, session: listDevices, textBytes: 0 },
  { path: /^(?:\/hi)?\/tollsetu\/tag\/[^/]+\/photo$/, session: listDevices, textBytes: 0 },
  { path: /^(?:\/hi)?\/tollsetu\/buy\/[^/]+$/, session: listDevices, textBytes: 0 },
  {
    path: /^(?:\/hi)?\/garage\/[^/]+\/log\/(?:import|photos)$/,
    session: listDevices,
    textBytes: 0,
  },
  // A line with a photo; somebody whose session has ended gets to the sign-in.
  { path: /^(?:\/hi)?\/garage\/[^/]+\/log\/add$/, session: listDevices, textBytes: 32 * 1024 },
  {
    path: /^(?:\/hi)?\/insurance-quotes\/[^/]+\/[^/]+\/inspection$/,
    session: listDevices,
    textBytes: 0,
  },
  { path: /^(?:\/hi)?\/garage\/documents$/, session: listDevices, textBytes: 0 },
  // What another app shares reaches the server only where there is no service worker; a message needs no session.
  { path: /^(?:\/hi)?\/app\/share$/, session: listDevices, textBytes: 32 * 1024 },
  { path: /^(?:\/hi)?\/sell-car\/listings\/[^/]+$/, session: listDevices, textBytes: 0 },
  { path: /^(?:\/hi)?\/partner\/listings\/[^/]+$/, session: partnerSession, textBytes: 0 },
  { path: /^(?:\/hi)?\/inspect\/[^/]+(?:\/[^/]+)?$/, session: operatorSession, textBytes: 0 },
  {
    path: /^(?:\/hi)?\/community\/(?:write|post\/[^/]+\/(?:edit|reply))$/,
    session: listDevices,
    // Somebody whose session has ended gets the text back; longer than any post.
    textBytes: 256 * 1024,
  },
  {
    path: /^(?:\/hi)?\/desk\/(?:images|orders\/[^/]+)$/,
    session: operatorSession,
    textBytes: 0,
  },
  {
    path: /^(?:\/hi)?\/desk\/(?:(?:blog|forms)\/[^/]+|layout\/document)$/,
    session: operatorSession,
    // An editor whose session has ended gets the text back (docs/adr/0021); longer than any article in two languages.
    textBytes: 512 * 1024,
  },
] as const;

type Parts = {
  readonly api: InProcessApi;
  readonly newDevice: () => string;
  readonly largeBodies: Services['largeBodies'];
};

/** Admits a form with files before its body is read: a page that accepts one, a session confirmed by the API, and room
 * in the process. Throws the refusal otherwise. */
export function fileFormGuard({ api, newDevice, largeBodies }: Parts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isFileForm(request)) return;
    const [path = ''] = request.url.split('?', 1);
    const form = fileForms.find((known) => known.path.test(path));
    if (form === undefined) throw new RefusedRequest(noFilesHere);
    const { transport, setCookies } = makeInProcessTransport(api, request, newDevice);
    const { status, retryAfter } = await transport(form.session, {});
    const isEndedSession = status === 401 && isShort(request, form.textBytes);
    if (status !== 200 && !isEndedSession) {
      throw new RefusedRequest(refusalOf(status, retryAfter));
    }
    for (const cookie of setCookies) reply.header('set-cookie', cookie);
    holdRoom(largeBodies, request, reply, fileFormLimit);
  };
}

/** Whether a request declares a body of at most so many bytes. */
function isShort({ headers }: FastifyRequest, atMost: number): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return length <= atMost;
}

const noFilesHere: Refusal = {
  code: 'request/unsupported-type',
  detail: 'This form does not accept files.',
};

function refusalOf(status: number, retryAfter: number | null): Refusal {
  if (status === 429) {
    return {
      code: 'request/too-many',
      detail: 'Too many requests. Please try again later.',
      ...(retryAfter === null ? {} : { retryAfterSeconds: retryAfter }),
    };
  }
  if (status >= 500) {
    return { code: 'server/unavailable', detail: 'Please try again.', retryAfterSeconds: 5 };
  }
  return { code: 'auth/required', detail: 'Sign in to upload files.' };
}
