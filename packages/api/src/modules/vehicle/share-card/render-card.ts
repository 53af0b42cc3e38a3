import sharp from 'sharp';
import type { CardFacts } from './card-facts.ts';
import { drawCard } from './draw-card.ts';
import { loadTextDrawer } from './outline-text.ts';

/** Renders a card as PNG, 1,200 by 630 pixels. */
export async function renderCard(facts: CardFacts): Promise<Buffer> {
  const svg = drawCard(facts, await loadTextDrawer());
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
