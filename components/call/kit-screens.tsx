import { KitScreen, type KitWords, type Screen } from './kit-screen.tsx';
import styles from './kit-screens.module.css';

type KitScreensProps = {
  screens: readonly { screen: Screen; name: string; text: string }[];
  /** What is written on each screen. */
  on: KitWords;
  /** What each drawing shows, by the name of its screen. */
  label: (screen: { name: string }) => string;
};

/** The screens of the call kit beside each other, each with its name and a sentence. */
export function KitScreens({ screens, on, label }: KitScreensProps) {
  return (
    <ul className={styles.screens}>
      {screens.map(({ screen, name, text }) => (
        <li key={screen}>
          <figure>
            <KitScreen screen={screen} words={on[screen]} label={label({ name })} />
            <figcaption>
              <strong>{name}</strong> <span>{text}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
