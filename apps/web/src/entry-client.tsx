import './styles.css';
import { startWhenFree } from './boot/start-when-free.ts';
import { piece, takePieces } from './boot/take-pieces.ts';

// Without its files the page stays as the server sent it, and works so.
startWhenFree(window, takePieces(document, piece)).catch(() => undefined);
