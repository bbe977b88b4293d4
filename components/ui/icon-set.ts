import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';

/** What the icon library draws under a kebab-case name (`message-circle`), if it has it. */
export type IconSet = (name: string) => LucideIcon | undefined;

const Context = createContext<IconSet>(() => undefined);
export const IconSetProvider = Context.Provider;
export const useIconSet = () => useContext(Context);
