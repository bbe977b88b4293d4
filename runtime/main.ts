import { startBackToTop } from './widgets/back-to-top.ts';
import { startCopy } from './widgets/copy.ts';
import { startFestival } from './widgets/festival.ts';
import { startMenu } from './widgets/menu.ts';
import { startYears } from './widgets/years.ts';

startMenu();
startYears();
startFestival();
startBackToTop();
startCopy();
