import type { logFrontendError } from '@pahiya/contracts/app/app-contracts';
import type { Contract } from '@pahiya/contracts/contract';
import { allCities } from '@pahiya/domain/places/cities';
import type { z } from 'zod';
import { scrubText } from './scrub-text.ts';

/** A report as sent by the browser. */
export type ErrorReport =
  typeof logFrontendError extends Contract<z.ZodType, z.ZodType, infer Body, z.ZodType>
    ? z.output<Body>
    : never;

/** Properties of `meta` that help to find an error. All others are dropped unread. */
const metaFields = [
  'name',
  'message',
  'stack',
  'componentStack',
  'code',
  'status',
  'call',
  'route',
  'release',
  'online',
  'requestId',
] as const;

const cityNames = new Set(allCities.map(({ name }) => name));

/** What is logged of a report. It identifies no one: no user id, no address, no cookie, of the page only the path
 * without query, and every text scrubbed. */
export function scrubReport(report: ErrorReport): Record<string, unknown> {
  const word = (text: string | undefined) => text && scrubText(text, 100);
  return dropEmpty({
    src: word(report.src),
    type: report.type,
    loggedIn: report.loggedIn,
    city: report.city !== undefined && cityNames.has(report.city) ? report.city : undefined,
    path: report.url && pathOf(report.url),
    utmSource: word(report.utmSource),
    utmCampaign: word(report.utmCampaign),
    utmMedium: word(report.utmMedium),
    utmTerm: word(report.utmTerm),
    utmContent: word(report.utmContent),
    meta: scrubMeta(report.meta ?? {}),
  });
}

function pathOf(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '';
  return scrubText(path === '' ? '/' : path, 200);
}

function scrubMeta(meta: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return dropEmpty(
    Object.fromEntries(
      metaFields.map((field) => {
        const value = Object.hasOwn(meta, field) ? meta[field] : undefined;
        if (typeof value === 'boolean') return [field, value];
        if (typeof value === 'number') return [field, scrubText(String(value), 20)];
        return [field, typeof value === 'string' ? scrubText(value, 2000) : undefined];
      }),
    ),
  );
}

function dropEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}
