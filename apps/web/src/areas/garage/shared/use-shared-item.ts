import { useEffect, useState } from 'react';
import { readShared, type SharedItem } from '../../../frame/sw/shared-items.ts';
import { largestFile } from '../../../parts/controls/read-file.ts';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { numberInText } from './number-in-text.ts';

/** What was shared, with what can be done about it. */
export type FoundItem = {
  readonly text: string;
  readonly vehicleNumber: string | null;
  readonly file: File | null;
  /** Why the file cannot be saved. */
  readonly fault: 'size' | 'type' | null;
};

type LaunchQueue = {
  setConsumer(
    consume: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void,
  ): void;
};

/** Reads what another app shared, or the PDF that was opened with ours. Null while reading, `none` if there is nothing. */
export function useSharedItem(): FoundItem | 'none' | null {
  const [item, setItem] = useState<FoundItem | 'none' | null>(null);
  useEffect(() => {
    const show = async (shared: SharedItem | null) =>
      setItem(shared === null ? 'none' : await found(shared));
    // The file that the app was opened with wins over what was shared before.
    let isOpened = false;
    const showShared = async () => {
      const shared = 'caches' in window ? await readShared(Date.now()).catch(() => null) : null;
      if (!isOpened) await show(shared);
    };
    void showShared();
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files: [first] }) => {
      if (first === undefined) return;
      isOpened = true;
      void first.getFile().then((file) => show({ text: '', file }));
    });
  }, []);
  return item;
}

async function found({ text, file }: SharedItem): Promise<FoundItem> {
  const vehicleNumber = text === '' ? null : numberInText(text, await loadNumberReader());
  const fault =
    file === null
      ? null
      : file.size > largestFile
        ? 'size'
        : /^(?:image\/(?:jpeg|png|webp)|application\/pdf)$/.test(file.type)
          ? null
          : 'type';
  return { text, vehicleNumber, file, fault };
}
