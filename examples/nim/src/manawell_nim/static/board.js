/* The board in the browser: a row of stones for each heap. Pressing a stone takes it and all stones to its right. */

const HEAPS = ['A', 'B', 'C'];
const MOST = 7;

/** Where on the board a move is: its first stone. */
export function place(move) {
  return move.text;
}

/** Draws into an empty element of the page. The names of its colours are those of the page. */
export function board(root, page) {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = new URL('board.css', import.meta.url).href;
  const heaps = HEAPS.map((name) => drawHeap(name, page));
  root.classList.add('nim');
  root.replaceChildren(style, ...heaps.map(({ row }) => row));

  return {
    update({ view, legal, aimed }) {
      const places = new Set(legal.map((move) => move.place));
      view.heaps.forEach((count, at) => showHeap(heaps[at], count, places, aimed, page));
    },
  };
}

function drawHeap(name, page) {
  const row = document.createElement('section');
  const title = document.createElement('h2');
  const line = document.createElement('div');
  const stones = Array.from({ length: MOST }, () => {
    const stone = document.createElement('button');
    stone.addEventListener('click', () => stone.dataset.target && page.point(stone.dataset.target));
    return stone;
  });
  line.append(...stones);
  row.append(title, line);
  return { name, row, title, stones };
}

/** The stones stay in place when others are taken, so that the focus stays where it is. */
function showHeap({ name, row, title, stones }, count, places, aimed, page) {
  const heap = page.say(`heap-${name}`);
  title.textContent = page.say('holds', { heap, stones: count });
  row.setAttribute('aria-label', title.textContent);
  const taken = aimed?.startsWith(name) ? Number(aimed.slice(1)) : 0;
  stones.forEach((stone, at) => {
    const takes = count - at;
    const target = `${name}${takes}`;
    const open = takes > 0 && places.has(target);
    stone.classList.toggle('gone', takes <= 0);
    stone.classList.toggle('taken', takes > 0 && takes <= taken);
    stone.disabled = takes <= 0;
    stone.setAttribute('aria-disabled', String(!open));
    stone.setAttribute('aria-label', page.say('move-take', { heap, stones: Math.max(takes, 0) }));
    if (open) stone.dataset.target = target;
    else delete stone.dataset.target;
  });
}
