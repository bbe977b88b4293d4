import { describe, expect, it } from 'vitest';
import { FloorPlan, type FloorPlanProps } from '../../../components/sections/floor-plan.tsx';
import { markupOf } from './support.tsx';

const props: FloorPlanProps = {
  label: '两间房，一扇门',
  width: 10,
  height: 5,
  rooms: [
    { id: 'a', name: '甲室', note: '主持', x: 0, y: 0, width: 5, height: 5 },
    { id: 'b', name: '乙室', x: 5, y: 0, width: 5, height: 5 },
  ],
};

describe('a floor plan', () => {
  it('numbers its rooms as the list below it does', () => {
    const markup = markupOf(<FloorPlan {...props} />);
    expect([...markup.matchAll(/<strong>([^<]*)</g)].map(([, name]) => name)).toEqual(['甲室', '乙室']);
    const [wide, narrow] = markup.match(/<svg[\s\S]*?<\/svg>/g)!;
    const texts = (drawing: string) => [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(texts(wide!)).toEqual(['1', '甲室', '2', '乙室']);
    expect(texts(narrow!)).toEqual(['1', '2']);
  });

  it('says which room a line names that is not there', () => {
    expect(() => markupOf(<FloorPlan {...props} links={[{ from: 'a', to: 'c' }]} />)).toThrow('FloorPlan: no room "c"');
  });
});
