import { dial } from '../../../components/try/dial.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { classPicture, type LessonRates, pupils, readLesson } from './lesson.ts';

/** How many pupils a lesson has: the kind of class that follows, who is on the stage, and what the lesson costs. */
export default tryOut<LessonRates>({
  name: 'edu',
  start: (place, rates) =>
    dial({ place, dials: { pupils }, read: (lesson) => readLesson(lesson, rates), picture: classPicture }),
});
