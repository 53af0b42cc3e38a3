import { randomUUID } from 'node:crypto';
import {
  partnerAcceptInvitation,
  partnerInvitation,
} from '@pahiya/contracts/partner-firms/partner-session-contracts';
import type { FirmKind, PartnerRole } from '@pahiya/contracts/partner-roles';
import { TOTP } from 'otpauth';
import { inviteMember } from '../src/modules/partner-firms/members/invite-member.ts';
import { insertFirm } from '../src/modules/partner-firms/store/firm-repository.ts';
import { createTestBrowser, type TestBrowser } from './contract-browser.ts';
import type { TestApi } from './test-api.ts';

/** The password that members choose in tests. */
export const memberPassword = 'a long enough password';

/** A firm with its name and kind, as the desk creates it. */
export async function makeFirm(
  { services }: TestApi,
  { name = 'Sample Motors', kind = 'dealer' }: { name?: string; kind?: FirmKind } = {},
): Promise<{ readonly firmId: string; readonly name: string }> {
  const firmId = randomUUID();
  await insertFirm(services.sql, {
    firmId,
    kind,
    name,
    legalName: `${name} Private Limited`,
    gstin: null,
    authorisationNumber: null,
    stateCode: 'DL',
    cityId: 10084,
    grievanceName: 'Meena',
    grievanceEmail: 'care@dealer.example',
    createdAt: services.now(),
    createdBy: null,
  });
  return { firmId, name };
}

/** A member of a test with an authenticator. */
export type TestMember = {
  readonly memberId: string;
  readonly firmId: string;
  readonly email: string;
  readonly totpKey: string;
};

/** The code that a member's authenticator shows at a moment. */
export function memberCodeAt({ totpKey }: Pick<TestMember, 'totpKey'>, at: Date): string {
  return new TOTP({ secret: totpKey }).generate({ timestamp: at.getTime() });
}

/** Token of the newest mailed link to a path. */
export function mailedToken(api: TestApi, path: string): string {
  const mails = [...api.email.sent].reverse();
  for (const { text } of mails) {
    const token = new RegExp(`${path}/([\\w-]{43})`).exec(text)?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`no link to ${path} was mailed`);
}

/** A member invited and signed in, in a browser of its own. */
export async function signInAsPartner(
  api: TestApi,
  firm: { readonly firmId: string; readonly name: string },
  role: PartnerRole = 'owner',
  branchIds: readonly string[] = [],
): Promise<{ readonly member: TestMember; readonly browser: TestBrowser }> {
  const { services } = api;
  const email = `${randomUUID()}@dealer.example`;
  const invited = await inviteMember(services, services.sql, {
    firmId: firm.firmId,
    firmName: firm.name,
    memberId: null,
    email,
    displayName: `The ${role}`,
    role,
    branchIds,
    language: 'en',
    invitedBy: null,
  });
  if (!invited.ok) throw new Error(invited.error.code);
  const browser = createTestBrowser(api);
  const params = { token: mailedToken(api, '/partner/invitation') };
  const opened = await browser.call(partnerInvitation, { params });
  const totpKey = opened.data.totp.key;
  const code = memberCodeAt({ totpKey }, services.now());
  const body = { password: memberPassword, code };
  const { data } = await browser.call(partnerAcceptInvitation, { params, body });
  return {
    browser,
    member: { memberId: data.memberId, firmId: firm.firmId, email, totpKey },
  };
}
