import {
  changeLoanApplication,
  giveLoanConsent,
  listLoanApplications,
  loanSheet,
  loansHomepage,
  newBikeToPlPage,
  readLoanApplication,
  resendLoanOtp,
  startLoanApplication,
  verifyLoanOtp,
} from '@pahiya/contracts/loans/loan-contracts';
import { istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { User } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { selectApplicationsOf } from './applications/application-repository.ts';
import { changeApplication } from './applications/change-application.ts';
import { giveConsent } from './applications/give-consent.ts';
import { loanAccountData } from './applications/loan-account-data.ts';
import { resendOtp, verifyOtp } from './applications/loan-otp.ts';
import { applicationNotFound, badField } from './applications/loan-refusals.ts';
import type { OwnApplication } from './applications/open-application.ts';
import { askOnWire, readApplication } from './applications/read-application.ts';
import { startApplication } from './applications/start-application.ts';
import { compareBikeLoans } from './compare-bike-loans.ts';
import { drawSheet } from './draw-sheet.ts';
import { readLoansHomepage } from './read-loans-homepage.ts';

const starts: LimitRule = { name: 'loan-start', points: 20, perSeconds: 86_400 };
const acts: LimitRule = { name: 'loan-act', points: 120, perSeconds: 3_600 };
const comparisons: LimitRule = { name: 'loan-compare', points: 120, perSeconds: 60 };
const shown = 20;

/** Registers the calls about loans. */
export function registerLoans(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve, accountData } = tools;
  const { sql, now } = services;
  accountData.push(loanAccountData(now));
  const perUser =
    (rule: LimitRule) =>
    ({ caller }: { readonly caller: User }) => [{ rule, key: caller.userId }];
  /** The application after an act. */
  const after = async (own: OwnApplication, done: Result<undefined, Refusal>) =>
    done.ok ? readApplication(services, own) : done;

  serve(app, loansHomepage, async () => ok(readLoansHomepage(services.loanDesk, istDateOf(now()))));

  serve(
    app,
    newBikeToPlPage,
    async ({ body }) =>
      ok(compareBikeLoans({ ...body, amount: paise(body.amount) }, istDateOf(now()))),
    { limits: ({ address }) => [{ rule: comparisons, key: addressUnit(address) }] },
  );

  serve(app, loanSheet, async ({ query }) => drawSheet(query, istDateOf(now())), {
    limits: ({ address }) => [{ rule: comparisons, key: addressUnit(address) }],
  });

  serve(app, listLoanApplications, async ({ caller }) => {
    const rows = await selectApplicationsOf(sql, caller.userId, shown);
    return ok({
      applications: rows.map((row) => ({
        applicationId: row.applicationId,
        state: row.state,
        ask: askOnWire(row),
        createdAt: row.createdAt.toISOString(),
      })),
    });
  });

  serve(
    app,
    startLoanApplication,
    async ({ body, caller }) => {
      const ask = { ...body, amount: paise(body.amount), value: body.value as Paise | null };
      const started = await startApplication(services, caller.userId, ask);
      return started.ok
        ? readApplication(services, { applicationId: started.value, userId: caller.userId })
        : started;
    },
    { limits: perUser(starts) },
  );

  serve(app, readLoanApplication, ({ params, caller }) =>
    readApplication(services, { ...params, userId: caller.userId }),
  );

  serve(
    app,
    giveLoanConsent,
    async ({ params, body, caller }) => {
      const own = { ...params, userId: caller.userId };
      const bornOn = parseIstDate(body.person.bornOn);
      if (bornOn === null) return err(badField('person.bornOn', 'Enter a day.'));
      const person = {
        ...body.person,
        bornOn,
        income: paise(body.person.income),
        instalments: paise(body.person.instalments),
        employer: body.person.employer || null,
        email: body.person.email || null,
      };
      return after(own, await giveConsent(services, own, { ...body, person }));
    },
    { limits: perUser(acts) },
  );

  serve(app, resendLoanOtp, async ({ body, caller }) => {
    // Who is not signed in has no application: the answer is that of another's.
    if (caller.kind !== 'user') return err(applicationNotFound);
    const own = { applicationId: body.applicationId, userId: caller.userId };
    return after(own, await resendOtp(services, own));
  });

  serve(
    app,
    verifyLoanOtp,
    async ({ params, body, caller }) => {
      const own = { ...params, userId: caller.userId };
      return after(own, await verifyOtp(services, own, body.otp));
    },
    { limits: perUser(acts) },
  );

  serve(
    app,
    changeLoanApplication,
    async ({ params, body, caller }) => {
      const own = { ...params, userId: caller.userId };
      return after(own, await changeApplication(services, own, body));
    },
    { limits: perUser(acts) },
  );
}
