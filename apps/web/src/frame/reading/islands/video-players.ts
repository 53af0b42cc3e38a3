/** Plays videos (`data-video`) in place of their links, in the player that sets no cookie before playing. Nothing is asked
 * of its host until a link is pressed; with a modifier key the link is followed as links are. */
export function bringVideoPlayers(document: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
    link.addEventListener('click', (event) => {
      const { video, player = '' } = link.dataset;
      if (event.ctrlKey || event.metaKey || event.shiftKey || !/^[\w-]{11}$/.test(video ?? ''))
        return;
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.src = `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`;
      frame.title = player;
      frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
      frame.allowFullscreen = true;
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.className = 'video-player';
      link.replaceWith(frame);
      frame.focus();
    });
  }
}
