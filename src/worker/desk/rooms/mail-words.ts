export const invitedTo = (room: string) => `You are invited to the room “${room}”`
export const invitedReason = 'this address was invited to a room in which we share files'
export const sharesFiles = (person: string, firm: string, room: string) =>
  `${person} of ${firm} shares files with you in the room “${room}”.`
export const logInWith = (email: string) =>
  `Log in with this very address, ${email}. If you have no account yet, create one with it and verify it: the room is then open to you.`
export const ignoreIt = 'If you do not know what this is about, please ignore this email.'
export const newFiles = (room: string) => `New files in the room “${room}”`
export const memberReason = 'you are a member of this room'
export const newInRoom = (room: string) => `There is something new in the room “${room}”:`
export const closedSubject = (room: string) => `The room “${room}” is closed`
export const wasMemberReason = 'you were a member of this room'
export const closedText = (room: string, email: string) =>
  `The room “${room}” is closed, and its files can no longer be opened. If you still need one of them, please write to ${email}.`
export const reopenedSubject = (room: string) => `The room “${room}” is open again`
export const reopenedText = (room: string) =>
  `We have opened the room “${room}” again. You can open its files as before.`
export const openRoom = 'Open the room'
