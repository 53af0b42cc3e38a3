import { type CarHand, isPlainHand } from '@pahiya/domain/new-cars/car-hand';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { carContent } from '../content/car-content.ts';
import { noSuchCar } from '../reading/read-catalogue.ts';
import { deleteHand, putHand } from './drawing-repository.ts';
import { findModel } from './editing-repository.ts';

type DrawingWish = CarHand & { readonly make: string; readonly model: string };
type Setting = { readonly operatorId: string; readonly now: Date };

/** Sets what is drawn by hand of a model; values that change nothing take it back. */
export async function saveDrawing(
  tx: Transaction,
  { make, model, ...hand }: DrawingWish,
  { operatorId, now }: Setting,
): Promise<Result<{ readonly isSaved: true }, Refusal>> {
  const of = await findModel(tx, { make, model });
  if (of === null) return err(noSuchCar);
  if (isPlainHand(hand)) await deleteHand(tx, of.modelId);
  else await putHand(tx, of.modelId, { hand, operatorId, now });
  await bumpContent(tx, carContent);
  return ok({ isSaved: true });
}
