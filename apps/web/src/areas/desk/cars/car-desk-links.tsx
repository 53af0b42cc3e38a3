import { ChipLinks } from '@pahiya/ui/chip-links';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

/** Between the desk's pages of the catalogue. */
export function CarDeskLinks({ here }: { readonly here: 'models' | 'videos' | 'taxes' }) {
  const copy = useCopy('desk-cars');
  const path = usePagePath();
  return (
    <ChipLinks
      label={copy.title}
      labelHidden
      links={[
        { href: path('/desk/cars'), label: copy.title, isCurrent: here === 'models' },
        { href: path('/desk/cars/videos'), label: copy.videos.title, isCurrent: here === 'videos' },
        { href: path('/desk/cars/taxes'), label: copy.taxes, isCurrent: here === 'taxes' },
      ]}
    />
  );
}
