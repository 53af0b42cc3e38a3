const words = `
a an and s t don isn doesn didn call are at be by can do does did for from has have had how i if in is it its me my of on or should that the there
this to was were what when where which who why will with you your no not much many get got am been being as but so than
then they them their these those he she his her we us our any all some about between into out up down also only just please
tell explain want wants need needs needed know give given happens happen happened meaning mean means say says like would
could shall help must may might required require take takes taken make made done go going let possible allowed way
ways use using wear wearing carry carrying carried riding ride drive driving apply after before still show shows showing
का की के को से में पर है हैं हो होता होती होते था थी थे और या क्या कैसे क्यों कब कहाँ कौन कौनसा कौनसे कौनसी सा सी कितना कितने कितनी किस
किसे किसको यह वह ये वे इस उस मैं मेरा मेरी मेरे मुझे मुझको हम हमें आप आपका आपकी आपको अपना अपनी अपने तो ही भी न नहीं कर करें करना करने करे
करूँ करके करवाना कराना कराएँ ने तक लिए एक जाता जाती जाते जाए गया गई गए रहा रही रहे बताओ बताइए बताइये बताएँ बता चाहिए चाहता चाहती चाहते
होगा होगी होंगे सकता सकती सकते मतलब बारे सकूँ पड़ता पड़ती पड़ेगा लगता लगती लगेगा लगेगी लगते चलाने चलाना चलाते चलाऊँ चलता चलती पहने पहनने मिलता
मिलेगा मिलती मिलते हुए हुआ हुई होने किया दिया लिया जो जिस जाना जाने जाऊँ आना आने आया आई लेकर ले कटना कटेगा कटा पड़े मिला मिले जानना बाद पहले लें लेना लूँ दें देना दूँ ठीक कुछ अब जब अगर
ka ki ke ko honi hona chahie se mein me mai main hai hain h ho hota hoti hote tha thi the aur ya kya kaise kese kyu kyun kyon kab kahan
kaha kaun kaunsa kaunse kaunsi kon konsa kitna kitne kitni kis kise kisko kisi ye yeh wo woh is us mera meri mere mujhe
mujhko hum hame aap aapka aapki apna apni apne to toh hi bhi na nahi nahin nai kar kare karen karna karne karu karun karke
karwana karwaye karaye karana ne tak liye lie ek jata jati jaye jaaye gaya gayi gai gaye raha rahi rahe aaya aayi aata
batao bataiye bata chahiye chahie hoga hogi honge sakta sakti sakte matlab bare chalane chalana chalate chala chalta
chalti chale chalega pehne pahne pehnne lagta lagti lagega lagegi lage lagte milta milega milti milte baad pehle pahle le
lena lene lu lun de dena dene du par pe wala wali wale ab jab agar abhi kuch banta banti banwana sath saath hone hua hui hue huwa liya diya kiya ki karta karti bhi jo jis jiska jana jane jaana jaane aana aane lekar katna katega kata kat pade padega padta padti mila mile dikh dikha dikhta ho sake sako yar yaar bhai sir please plz
`;

/** Stop words in English, Hindi and Hindi in Latin letters. */
export const stopWords: readonly string[] = words.trim().split(/\s+/);
