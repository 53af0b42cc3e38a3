import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { selectIssuesOf, selectSteps } from './issue-repository.ts';

/** A tag that a person bought here. */
export type OwnTag = {
  readonly vehicleNumber: string;
  readonly issuerName: string;
  readonly issuedOn: IstDate;
  readonly at: Date;
  readonly isSandbox: boolean;
};

const given = ['assigned', 'dispatched', 'delivered', 'active'] as const;

/** Tags that a person bought here and that the issuer gave out, with the day of it. */
export async function findOwnTags(sql: Queryable, userId: string): Promise<readonly OwnTag[]> {
  const issues = await selectIssuesOf(sql, userId, given);
  const steps = await selectSteps(
    sql,
    issues.map(({ issueId }) => issueId),
  );
  return issues.flatMap(({ issueId, vehicleNumber, issuerName, isSandbox }) => {
    const first = steps.find(
      (step) => step.issueId === issueId && given.some((state) => state === step.state),
    );
    if (first === undefined) return [];
    return [{ vehicleNumber, issuerName, isSandbox, issuedOn: istDateOf(first.at), at: first.at }];
  });
}
