import { hash } from 'node:crypto';
import {
  deskDeleteTaxRule,
  deskPreviewTaxRules,
  deskSaveTaxRules,
  deskTaxRules,
} from '@pahiya/contracts/new-cars/tax-rule-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { listRules, previewRules, saveRules } from './edit-rules.ts';
import { bumpTaxRules } from './rule-content.ts';
import { deleteRule } from './rule-repository.ts';

/** A list of every state is about 40 KB. */
const lists = { bodyLimitBytes: 512 * 1024 };

/** Registers what editors see and change of the rules behind the on-road price and the fees of offices. */
export function registerTaxRules(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;
  const today = () => istDateOf(services.now());
  serve(app, deskTaxRules, async () => ok(await listRules(sql, today())));
  serve(app, deskPreviewTaxRules, ({ body }) => previewRules(sql, body.text, today()), lists);
  serve(
    app,
    deskSaveTaxRules,
    ({ body: { text }, caller, request }) =>
      performAct(
        services,
        {
          ...{ operator: caller, requestId: request.id, act: 'save-tax-rules' },
          subject: `list ${hash('sha256', text, 'hex').slice(0, 16)}`,
          note: text.slice(0, 200),
        },
        (tx) => saveRules(tx, text, services.now()),
      ),
    lists,
  );
  serve(app, deskDeleteTaxRule, ({ params: { id }, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'delete-tax-rule' },
        subject: String(id),
      },
      async (tx) => {
        if (!(await deleteRule(tx, id))) return err(notAtDesk);
        await bumpTaxRules(tx);
        return ok({ isDeleted: true as const });
      },
    ),
  );
}
