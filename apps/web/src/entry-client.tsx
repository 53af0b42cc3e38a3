import './styles.css';
import { startWhenFree } from './frame/boot/start-when-free.ts';
import { piece, takePieces } from './frame/boot/take-pieces.ts';

// If its files fail to load, the page stays as the server sent it, and works.
startWhenFree(window, takePieces(document, piece)).catch(() => undefined);
