import {
  deskCar,
  deskCars,
  deskSaveDrawing,
  deskSaveFigure,
  deskSaveModel,
  deskSavePrice,
} from '@pahiya/contracts/new-cars/desk-car-contracts';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { readCar, saveFigure, saveModel, savePrice } from './edit-cars.ts';
import { findModels } from './editing-repository.ts';
import { saveDrawing } from './save-drawing.ts';

/** Registers what editors see and change in the catalogue. Every change is recorded with its value. */
export function registerDeskCars(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;
  serve(app, deskCars, async ({ query }) =>
    ok({ models: [...(await findModels(sql, query.text))] }),
  );
  serve(app, deskCar, ({ params }) => readCar(sql, params));

  serve(app, deskSaveFigure, ({ body, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'save-car-figure' },
        subject: `${body.make}/${body.model}/${body.variant} ${body.key}`,
        note: `${body.value ?? 'not known'}; ${body.source.title}`.slice(0, 200),
      },
      (tx) => saveFigure(tx, body, services.now()),
    ),
  );
  serve(app, deskSavePrice, ({ body: { kind, month, confidence, ...body }, caller, request }) => {
    const asOf = `${month}-01` as IstDate;
    const price = { kind, amount: rupees(body.rupees), asOf, confidence };
    const now = services.now();
    return performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'save-car-price' },
        subject: `${body.make}/${body.model}/${body.variant} ${month}`,
        note: `${body.rupees}; ${body.source.title}`.slice(0, 200),
      },
      (tx) => savePrice(tx, { ...body, price }, { now, today: istDateOf(now) }),
    );
  });
  serve(app, deskSaveModel, ({ body, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'save-car-model' },
        subject: `${body.make}/${body.model}`,
        note: `${body.photo ?? 'drawn'}; ${body.untested?.title ?? 'tested or not known'}`.slice(
          0,
          200,
        ),
      },
      (tx) => saveModel(tx, body),
    ),
  );
  serve(app, deskSaveDrawing, ({ body, caller, request }) => {
    const { make, model, form, heightMm, lines } = body;
    const moved = Object.entries(lines).map(([line, by]) => `${line} ${by}`);
    return performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'save-car-drawing' },
        subject: `${make}/${model}`,
        note: [`form ${form ?? 'usual'}`, `height ${heightMm ?? 'usual'}`, ...moved].join('; '),
      },
      (tx) => saveDrawing(tx, body, { operatorId: caller.operatorId, now: services.now() }),
    );
  });
}
