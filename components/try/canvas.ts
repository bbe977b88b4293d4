import { marked } from './parts.ts';
import { replayer } from './replay.ts';
import { bytesOf, pathOf, type Point, thin } from './stroke.ts';
import type { TryPlace } from './try-out.ts';

/** Statistics of a finished stroke: its points, and the transmitted ones. */
export type Stroke = { sampled: number; kept: number; bytes: number; path: string; color: string };
export type BoardState = { shown: number; strokes: number };

type CanvasOptions = {
  place: TryPlace;
  /** Minimum distance of a point from the line to be kept, in units of the drawing. */
  tolerance?: number;
  onStroke?: (stroke: Stroke) => void;
  /** Called with the path of the stroke that is being drawn, as often as it grows. */
  onDraw?: (path: string, color: string) => void;
  /** Called when there are more or fewer strokes on the board, or more or fewer of them show. */
  onChange?: (state: BoardState) => void;
};

type Change = { kind: 'drawn' | 'erased'; stroke: SVGGraphicsElement };

/** How far an arrow key moves the pen; with Shift, five times as far. */
const step = 8;
/** How near the eraser must come to a stroke. */
const reach = 9;

/**
 * A board to draw on: pen, eraser for whole strokes, colours, undo of one's own changes, replay by stroke. What it needs of the
 * picture: an SVG `data-board` whose strokes are marked `data-stroke`, the group `data-ink` that takes new ones, the group `data-nib`
 * that shows the pen of the keyboard; radio buttons `tool` (`pen`, `eraser`) and `color`, buttons `data-undo` and `data-replay`, the
 * range `data-scrub`. On the board, arrow keys move the pen and Space puts it down or lifts it.
 */
export function canvas({ place: { stage, signal }, tolerance = 0.7, onStroke, onDraw, onChange }: CanvasOptions): void {
  const board = marked<SVGSVGElement>(stage, 'board');
  const ink = marked<SVGGElement>(stage, 'ink');
  const nib = marked<SVGGElement>(stage, 'nib');
  const undoButton = marked<HTMLButtonElement>(stage, 'undo');
  const strokes = () => [...board.querySelectorAll<SVGGraphicsElement>('[data-stroke]:not([data-erased])')];
  const chosen = (name: string) => stage.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)!.value;
  const changes: Change[] = [];
  let points: Point[] = [];
  let drawing: SVGPathElement | null = null;
  const toBoard = (x: number, y: number): Point => {
    const point = new DOMPoint(x, y).matrixTransform(board.getScreenCTM()!.inverse());
    return [point.x, point.y];
  };
  /** The part of the board that shows: its window may be narrower than the board. */
  const bounds = () => {
    const [outer, own] = [stage.getBoundingClientRect(), board.getBoundingClientRect()];
    const [left, right] = [Math.max(outer.left, own.left), Math.min(outer.right, own.right)];
    return [toBoard(left, own.top), toBoard(right, own.bottom)] as const;
  };
  const [start, end] = bounds();
  let pen: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];

  const replay = replayer({
    stage,
    signal,
    strokes,
    onShow: (shown) => onChange?.({ shown, strokes: strokes().length }),
  });
  const changed = () => {
    undoButton.disabled = changes.length === 0;
    replay.showAll();
  };

  const putDown = (at: Point) => {
    if (chosen('tool') === 'eraser') return erase(at);
    replay.showAll();
    points = [at];
    drawing = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    drawing.setAttribute('data-stroke', '');
    drawing.setAttribute('stroke', chosen('color'));
    ink.append(drawing);
    draw();
  };
  const moveTo = (at: Point) => {
    if (!drawing) return;
    points.push(at);
    draw();
  };
  const draw = () => {
    const path = pathOf(points);
    drawing?.setAttribute('d', path);
    onDraw?.(path, chosen('color'));
  };
  const lift = () => {
    if (!drawing) return;
    const kept = thin(points, tolerance);
    const path = pathOf(kept);
    drawing.setAttribute('d', path);
    changes.push({ kind: 'drawn', stroke: drawing });
    drawing = null;
    changed();
    onStroke?.({ sampled: points.length, kept: kept.length, bytes: bytesOf(kept), path, color: chosen('color') });
  };
  const erase = (at: Point) => {
    const stroke = strokes().findLast((one) => touches({ board, stroke: one, at }));
    if (!stroke) return;
    stroke.setAttribute('data-erased', '');
    changes.push({ kind: 'erased', stroke });
    changed();
  };
  const undo = () => {
    const change = changes.pop();
    if (change?.kind === 'drawn') change.stroke.remove();
    change?.stroke.removeAttribute('data-erased');
    changed();
  };

  /** Where the pointer is, and where it was since the last event. */
  const pointsOf = (event: PointerEvent): Point[] => {
    const events = event.getCoalescedEvents?.() ?? [];
    return (events.length > 0 ? events : [event]).map(({ clientX, clientY }) => toBoard(clientX, clientY));
  };
  let pressed = false;
  const listen = <Name extends keyof SVGElementEventMap>(name: Name, act: (event: SVGElementEventMap[Name]) => void) =>
    board.addEventListener(name, act, { signal });

  listen('pointerdown', (event) => {
    if (event.button !== 0) return;
    pressed = true;
    stage.removeAttribute('data-typing');
    board.setPointerCapture(event.pointerId);
    putDown(pointsOf(event).at(-1)!);
  });
  listen('pointermove', (event) => {
    if (!pressed) return;
    for (const at of pointsOf(event)) chosen('tool') === 'eraser' ? erase(at) : moveTo(at);
  });
  for (const name of ['pointerup', 'pointercancel'] as const)
    listen(name, () => {
      pressed = false;
      // From the first touch on a finger writes; before that it scrolls the page.
      board.style.touchAction = 'none';
      lift();
    });

  const placeNib = () => nib.setAttribute('transform', `translate(${pen[0]} ${pen[1]})`);
  listen('keydown', (event) => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x === 0 && y === 0 && event.key !== ' ' && event.key !== 'Escape') return;
    if (event.key !== 'Escape') event.preventDefault();
    stage.setAttribute('data-typing', '');
    const far = event.shiftKey ? step * 5 : step;
    const [[left, top], [right, bottom]] = bounds();
    pen = [within(pen[0] + x * far, left, right), within(pen[1] + y * far, top, bottom)];
    placeNib();
    if (event.key === 'Escape' || (event.key === ' ' && drawing)) lift();
    else if (event.key === ' ') putDown(pen);
    else moveTo(pen);
    nib.toggleAttribute('data-down', drawing !== null);
  });
  listen('blur', lift);
  undoButton.addEventListener('click', undo, { signal });
  board.setAttribute('role', 'application');
  board.setAttribute('tabindex', '0');
  board.setAttribute('aria-description', board.getAttribute('aria-label')!);
  board.setAttribute('aria-label', board.dataset['help']!);
  placeNib();
  changed();
}

const arrows: Record<string, Point | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Whether a stroke, or a group of them, is within reach of a point of the board. */
function touches({ board, stroke, at }: { board: SVGSVGElement; stroke: SVGGraphicsElement; at: Point }): boolean {
  const shapes = stroke instanceof SVGGeometryElement ? [stroke] : stroke.querySelectorAll<SVGGeometryElement>('path');
  const tips = [[0, 0], ...Array.from({ length: 8 }, (_, turn) => [Math.cos(turn / 1.27), Math.sin(turn / 1.27)])];
  return [...shapes].some((shape) => {
    const toShape = shape.getScreenCTM()!.inverse().multiply(board.getScreenCTM()!);
    return tips.some(([x, y]) =>
      shape.isPointInStroke(new DOMPoint(at[0] + x! * reach, at[1] + y! * reach).matrixTransform(toShape)),
    );
  });
}
