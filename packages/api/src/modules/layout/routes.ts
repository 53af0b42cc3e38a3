import {
  editedMetas,
  getLayout,
  getMeta,
  rtoOfficeDetails,
  topServices as servicesContract,
} from '@pahiya/contracts/layout/layout-contracts';
import { sectionNames } from '@pahiya/contracts/layout/layout-schema';
import { languagePrefixes } from '@pahiya/domain/shared/language';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { registerLayoutEditor } from './editor-routes.ts';
import { makeReadLayout } from './read-layout.ts';

/** Registers the calls of the module. */
export function registerLayout(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  const readLayout = makeReadLayout(services, app.log);
  const { siteUrl } = services.settings.brand;

  serve(app, servicesContract, async () => ok((await readLayout()).services()));

  serve(app, getLayout, async ({ params }) => {
    const section = (await readLayout()).section(params.section);
    if (section === null) {
      return err({
        code: 'layout/unknown-section',
        detail: `Available sections: ${sectionNames.join(', ')}.`,
      });
    }
    return ok(section);
  });

  serve(app, getMeta, async ({ query: { path, language } }) => {
    const head = (await readLayout()).head(path);
    if (head === null) {
      return err({
        code: 'layout/unknown-page',
        detail: 'No metadata is stored for this page; the page generates its own.',
      });
    }
    const { canonical = path } = head;
    const prefix = languagePrefixes[language];
    const place = canonical === '/' && prefix !== '' ? '' : canonical;
    return ok({ ...head[language], canonical: `${siteUrl}${prefix}${place}` });
  });

  serve(app, editedMetas, async () => ok({ metas: [...(await readLayout()).editedHeads] }));

  serve(app, rtoOfficeDetails, async ({ query: { office } }) =>
    ok({ details: (await readLayout()).office(office) }),
  );

  registerLayoutEditor(app, tools);
}
