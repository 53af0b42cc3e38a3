import type { CardFacts } from './card-facts.ts';
import { drawCard } from './draw-card.ts';

/** Renders a card as PNG, 1,200 by 630 pixels. The large graphics libraries are loaded with the first card, since many
 * servers never draw one. */
export async function renderCard(facts: CardFacts): Promise<Buffer> {
  const [{ default: sharp }, { loadTextDrawer }] = await Promise.all([
    import('sharp'),
    import('./outline-text.ts'),
  ]);
  const svg = drawCard(facts, await loadTextDrawer());
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
