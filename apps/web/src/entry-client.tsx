import './styles.css';
import { startWhenFree } from './boot/start-when-free.ts';

// Without its files the page stays as the server sent it, and works so.
startWhenFree(window).catch(() => undefined);
