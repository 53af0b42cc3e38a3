import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './store.ts';

/** `useSelector`, typed by the whole state. */
export const useAppState = useSelector.withTypes<RootState>();

/** `useDispatch`, typed by the store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
