import { Refusal } from '../kernel/index.ts';
import { MISSIONS, type MissionTemplate } from './missions.data.ts';

/** The mission of an id. Refuses with MISSION_NOT_FOUND. */
export function findMission(missionId: string): MissionTemplate {
  const mission = MISSIONS.find((template) => template.missionId === missionId);
  if (mission === undefined) throw new Refusal('MISSION_NOT_FOUND');
  return mission;
}
