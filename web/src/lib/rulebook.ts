/** The rulebook as data: Markdown in, headings, rules and tables out. */

export interface Span {
  text: string;
  style: 'plain' | 'strong' | 'quiet' | 'code';
}

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'rule'; id: string; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const RULE = /^(?:[-*] )?\*\*([A-Z]+-(?:[0-9]+|[A-Z])(?:\.[0-9]+)?[a-z]?)\*\*\s*/;

export function blocks(markdown: string): Block[] {
  const paragraphs = markdown.replaceAll('\r', '').split(/\n\s*\n/);
  return paragraphs.flatMap((paragraph) => block(paragraph.trim()));
}

function block(paragraph: string): Block[] {
  if (paragraph === '') return [];
  const heading = /^(#{1,4}) (.*)$/.exec(paragraph.split('\n')[0] ?? '');
  if (heading) {
    const [first, ...rest] = paragraph.split('\n');
    const text = (first ?? '').replace(/^#+ /, '');
    const level = heading[1]?.length ?? 1;
    return [{ kind: 'heading', level, text, id: `h-${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}` }, ...block(rest.join('\n').trim())];
  }
  if (paragraph.startsWith('|')) return [table(paragraph)];
  const rule = RULE.exec(paragraph);
  if (rule) return [{ kind: 'rule', id: rule[1] ?? '', spans: spans(paragraph.slice(rule[0].length)) }];
  if (/^[-*] /.test(paragraph)) {
    return [{ kind: 'list', items: paragraph.split(/\n(?=[-*] )/).map((item) => spans(item.slice(2))) }];
  }
  return [{ kind: 'text', spans: spans(paragraph) }];
}

function table(paragraph: string): Block {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim().replace(/\*\*|`/g, ''));
  const [head, , ...rows] = paragraph.split('\n');
  return { kind: 'table', head: cells(head ?? ''), rows: rows.map(cells) };
}

function spans(text: string): Span[] {
  return text
    .replaceAll('\n', ' ')
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((piece) => piece !== '')
    .map((piece): Span => {
      if (piece.startsWith('**')) return { text: piece.slice(2, -2), style: 'strong' };
      if (piece.startsWith('*') && piece.length > 2) return { text: piece.slice(1, -1), style: 'quiet' };
      if (piece.startsWith('`')) return { text: piece.slice(1, -1), style: 'code' };
      return { text: piece, style: 'plain' };
    });
}

/** The blocks that contain the search text, each with the heading of its chapter. */
export function search(book: Block[], wanted: string): Block[] {
  const needle = wanted.trim().toLowerCase();
  if (needle === '') return book;
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const piece of book) {
    if (piece.kind === 'heading') {
      heading = piece;
    } else if (words(piece).includes(needle)) {
      if (heading) found.push(heading);
      heading = null;
      found.push(piece);
    }
  }
  return found;
}

function words(piece: Block): string {
  const join = (all: Span[]): string => all.map((span) => span.text).join('');
  switch (piece.kind) {
    case 'heading':
      return piece.text.toLowerCase();
    case 'rule':
      return `${piece.id} ${join(piece.spans)}`.toLowerCase();
    case 'text':
      return join(piece.spans).toLowerCase();
    case 'list':
      return piece.items.map(join).join(' ').toLowerCase();
    case 'table':
      return [piece.head, ...piece.rows].flat().join(' ').toLowerCase();
  }
}
