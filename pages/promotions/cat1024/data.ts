import { mostBytes } from '../../../config/works/cat-source.ts';
import { cats } from '../../../config/works/cats.ts';
import { grouped } from '../../../config/rules/price.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

export const lead = words.lead({ mostBytes: grouped(mostBytes), cats: cats.length });

export const rules = filled(words.rules, { mostBytes: grouped(mostBytes) });
