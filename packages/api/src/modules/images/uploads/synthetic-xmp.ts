/** XMP that says in a picture's file that AI made or altered it. The property and its value are those of IPTC Photo
 * Metadata, "Digital Source Type", which search engines and editors read; the law asks for metadata besides the label: IT
 * Rules 2021 as amended by G.S.R. 120(E) of 10 February 2026. Rule id: COMMUNITY-SYNTHETIC. */
export const syntheticXmp = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
