export { SideMenuRoom } from './SideMenuRoom.tsx';
export type { SideMenuRoomProps } from './SideMenuRoom.tsx';
