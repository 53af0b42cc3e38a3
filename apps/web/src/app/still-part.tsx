import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** A drawing that stands still: the server renders it into the page, and the browser leaves it untouched without ever
 * fetching its code, until it has to be drawn here (the page was reached inside the app) or anew (its props changed).
 *
 * `ready` is the part itself on the server and null in the browser, written at the call so that the browser's build
 * leaves it out: `stillPart(load, import.meta.env.SSR ? await load() : null)`. */
export function stillPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ready: ComponentType<Props> | null,
): ComponentType<Props> {
  const { Part, fetchPart } = makePart(load, ready);
  return function StillPart(props: Props) {
    const shown = useStillProps(props, ready !== null, fetchPart);
    // The same element as long as nothing changes: a new one would make React throw the server's drawing away.
    return useMemo(
      () => (
        <Suspense fallback={null}>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
  };
}

/** The props of the first rendering, until the code is here to draw others. */
function useStillProps<Props extends object>(
  props: Props,
  isReady: boolean,
  fetchPart: () => Promise<unknown>,
): Props {
  const first = useRef(props);
  const [isHere, setHere] = useState(isReady);
  const cameWithPage = useRef(useSyncExternalStore(neverChanges, isFalse, isTrue)).current;
  const hasChanged = !isSame(first.current, props);
  useEffect(() => {
    if (isHere || (cameWithPage && !hasChanged)) return;
    void fetchPart().then(() => setHere(true));
  }, [isHere, cameWithPage, hasChanged, fetchPart]);
  return isHere ? props : first.current;
}

// The server's snapshot is taken while hydrating only, so it tells a drawing that is there from one that is not.
const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

function makePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ready: ComponentType<Props> | null,
) {
  let open: (part: ComponentType<Props>) => void = () => undefined;
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    open = resolve;
  });
  return {
    Part: ready ?? lazy(async () => ({ default: await arrived })),
    fetchPart: async () => open(await load()),
  };
}

function isSame(one: object, other: object): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => Reflect.get(one, name) === Reflect.get(other, name));
}
